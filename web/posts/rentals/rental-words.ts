/* What lists and pages of homes call the kinds of them. */

export const accommodationWords = {
  apartment: 'posts:apartment',
  house: 'posts:house',
  townhouse: 'posts:townhouse',
  room: 'posts:room',
} as const;
