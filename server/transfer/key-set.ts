import { hash } from 'node:crypto';

/**
 * The keys of a file with the line of their first occurrence, stored as 64-bit fingerprints in flat arrays: about
 * 20 to 40 bytes per key, so that files of millions of rows fit. Two different keys collide once in a thousand
 * files of a hundred million rows.
 */
export class KeySet {
  #capacity = 1 << 16;
  #size = 0;
  #high = new Uint32Array(this.#capacity);
  #low = new Uint32Array(this.#capacity);
  /** 0 is a free slot: lines start at 1. */
  #lines = new Uint32Array(this.#capacity);

  /** Adds a key. @returns the line of its first occurrence if it is a duplicate */
  firstLine(key: string, line: number): number | undefined {
    if (this.#size > this.#capacity * 0.6) this.#grow();
    const digest = hash('sha1', key, 'buffer');
    return this.#add(digest.readUInt32LE(0), digest.readUInt32LE(4), line);
  }

  #add(high: number, low: number, line: number): number | undefined {
    const mask = this.#capacity - 1;
    let at = low & mask;
    while (this.#lines[at] !== 0) {
      if (this.#high[at] === high && this.#low[at] === low) return this.#lines[at];
      at = (at + 1) & mask;
    }
    this.#high[at] = high;
    this.#low[at] = low;
    this.#lines[at] = line;
    this.#size++;
    return undefined;
  }

  #grow(): void {
    const [high, low, lines] = [this.#high, this.#low, this.#lines];
    this.#capacity *= 2;
    this.#size = 0;
    this.#high = new Uint32Array(this.#capacity);
    this.#low = new Uint32Array(this.#capacity);
    this.#lines = new Uint32Array(this.#capacity);
    lines.forEach((line, at) => {
      if (line !== 0) this.#add(high[at] ?? 0, low[at] ?? 0, line);
    });
  }
}
