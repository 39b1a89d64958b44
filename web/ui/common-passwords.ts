import text from '../../contract/common-passwords.txt?raw';

/** The passwords that the server refuses as too common. A large file: only for who chooses a password. */
export const commonPasswords: ReadonlySet<string> = new Set(text.split('\n'));
