/** A picture of a post in the form and in its draft. */
export interface PostPhoto {
  /** The id by which the post references it. */
  id: number;
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** A thumbhash in base64. */
  placeholder: string | null;
  /** The alternative text; empty until it is written. */
  alt: string;
}
