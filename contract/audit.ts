/* The log of who changed what. */

/**
 * By which hand something was done: somebody with an account, the command line, the settings that the program starts
 * with, or the program by itself.
 */
export const hands = ['account', 'command', 'settings', 'program'] as const;
export type Hand = (typeof hands)[number];
