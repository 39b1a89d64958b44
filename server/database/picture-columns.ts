/** The columns of a picture, of `media as m` joined to its owner. */
export const pictureColumns = [
  'm.id as picture_id',
  'm.key as picture_key',
  'm.width as picture_width',
  'm.height as picture_height',
  'm.placeholder as picture_placeholder',
  'm.variants as picture_variants',
] as const;
