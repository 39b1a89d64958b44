import type { NewAccount } from '../rooms/accounts/service.ts';

/**
 * The accounts of the demo site, one for each role. Their passwords are public: operators disable the demo with
 * DEMO=0.
 */
export const demoAccounts: NewAccount[] = [
  { role: 'member', name: 'Salma Khoury', email: 'member@arabnewyork.example', password: 'member-of-the-demo' },
  { role: 'moderator', name: 'Omar Haddad', email: 'moderator@arabnewyork.example', password: 'moderator-of-the-demo' },
  { role: 'editor', name: 'Rania Aziz', email: 'editor@arabnewyork.example', password: 'editor-of-the-demo' },
  { role: 'admin', name: 'Yusuf Mansour', email: 'admin@arabnewyork.example', password: 'admin-of-the-demo' },
];
