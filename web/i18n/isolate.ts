/** A name, title or number inside a sentence, whose own direction does not reorder what is around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
