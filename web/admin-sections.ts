import type { Section } from './back-office/section.ts';

/** The sections of the back office, in the order of its menu. Each comes when it is opened. */
export const sections: readonly Section[] = [];
