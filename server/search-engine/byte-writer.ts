const firstCapacity = 1_024;

/** A growing buffer of bytes and variable-length integers: seven bits per byte, the last byte below 128. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = firstCapacity) {
    this.bytes = new Uint8Array(capacity);
  }

  /** @param value an integer from 0 to 2^32 - 1 */
  number(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  /** Appends a part of another buffer. */
  copy(source: Uint8Array, from: number, to: number): void {
    const size = to - from;
    this.reserve(size);
    // Most parts are a few bytes, for which a loop is faster than a view of the source.
    if (size < 32) for (let at = from; at < to; at++) this.bytes[this.length++] = source[at] as number;
    else {
      this.bytes.set(source.subarray(from, to), this.length);
      this.length += size;
    }
  }

  /** A copy of the written bytes. */
  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private reserve(size: number): void {
    const needed = this.length + size;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, Math.ceil(this.bytes.length * 1.6)));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}

/** A growing list of integers from 0 to 2^32 - 1. */
export class NumberWriter {
  numbers: Uint32Array;
  length = 0;

  constructor(capacity = firstCapacity) {
    this.numbers = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.numbers.length * 1.6));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  finish(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }
}
