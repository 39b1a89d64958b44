/** The id of a term's row in the list beside the fields, which describes the term in the originals. */
export const termElementId = (id: number): string => `agreed-${id}`;
