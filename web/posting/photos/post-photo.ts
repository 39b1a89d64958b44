/** A picture of a post as the form holds it (and a draft keeps it). */
export interface PostPhoto {
  /** The id that the post names it by. */
  id: number;
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Base64 of a thumbhash. */
  placeholder: string | null;
  /** What the picture shows, for those who do not see it; empty until somebody wrote it. */
  alt: string;
}
