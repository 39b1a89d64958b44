import text from '../../contract/common-passwords.txt?raw';

/** The passwords that the server rejects as too common. A large file, loaded where a password is chosen. */
export const commonPasswords: ReadonlySet<string> = new Set(text.split('\n'));
