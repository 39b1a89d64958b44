/** A matching listing with its score. */
export interface Hit {
  id: number;
  /** A 32-bit integer, as cursors contain it. */
  score: number;
}

/** Whether a hit ranks before another: the higher score, or the higher (newer) id for equal scores. */
export function comesBefore(one: Hit, other: Hit): boolean {
  return one.score > other.score || (one.score === other.score && one.id > other.id);
}

/** Selects the best hits: a heap with the worst of them at the root. */
export class Best {
  private readonly heap: Hit[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  offer(id: number, score: number): void {
    const { heap, most } = this;
    if (heap.length < most) {
      heap.push({ id, score });
      this.rise(heap.length - 1);
      return;
    }
    const last = heap[0];
    if (!last || last.score > score || (last.score === score && last.id > id)) return;
    heap[0] = { id, score };
    this.sink();
  }

  /** The best first. */
  sorted(): Hit[] {
    return [...this.heap].sort((one, other) => other.score - one.score || other.id - one.id);
  }

  private rise(from: number): void {
    const { heap } = this;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!comesBefore(heap[parent] as Hit, heap[at] as Hit)) return;
      [heap[parent], heap[at]] = [heap[at] as Hit, heap[parent] as Hit];
      at = parent;
    }
  }

  private sink(): void {
    const { heap } = this;
    for (let at = 0; ; ) {
      let last = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && comesBefore(heap[last] as Hit, heap[child] as Hit)) last = child;
      }
      if (last === at) return;
      [heap[last], heap[at]] = [heap[at] as Hit, heap[last] as Hit];
      at = last;
    }
  }
}
