import { useEffect, useState } from 'react';
import { listedPassword } from '../../contract/passwords.ts';

/**
 * Whether a password is too common, as the server sees it. The list comes with the first character; undefined until it is
 * there, and where it does not come.
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
