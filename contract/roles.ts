export const roles = ['member', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];
