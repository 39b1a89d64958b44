/** The sources of a map cannot be used. The message is for the operator. */
export class LayerError extends Error {
  override name = 'LayerError';
}
