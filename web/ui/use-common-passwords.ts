import { useEffect, useState } from 'react';
import { listedPassword } from '../../contract/passwords.ts';

/**
 * Whether a password is too common for the server. The list loads with the first character; undefined until loaded,
 * and if loading fails.
 */
export function useIsCommon(password: string): boolean | undefined {
  const [list, setList] = useState<ReadonlySet<string>>();
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    import('./common-passwords.ts').then(
      ({ commonPasswords }) => setList(commonPasswords),
      () => undefined,
    );
  }, [isWanted]);
  return list?.has(listedPassword(password));
}
