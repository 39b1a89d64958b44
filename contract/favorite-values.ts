/** Last saved first, last published first, or lowest price first, where items without a price are last. */
export const favoriteSorts = ['saved', 'newest', 'price_low'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];
