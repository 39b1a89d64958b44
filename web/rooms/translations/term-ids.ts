/** The ids of a term in the list beside the fields, which describe the term in the originals. */
export const termIds = (id: number) => ({ translation: `agreed-${id}`, note: `agreed-note-${id}` });
