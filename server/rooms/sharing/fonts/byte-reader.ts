/** Reads the numbers of font files from front to back; they are big-endian. */
export class ByteReader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  u8(): number {
    return this.bytes.readUInt8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new RangeError('the font ends too early');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** `UIntBase128` of the WOFF2 specification: seven bits a byte, the highest first. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number of the font is too long');
  }

  /** `255UInt16` of the WOFF2 specification: small numbers in one byte. */
  small16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }
}
