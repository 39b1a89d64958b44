import { useEffect, useState } from 'react';

type Warnings = Pick<
  typeof import('../../../contract/message-warnings.ts'),
  'warningOf' | 'holdsCardNumber'
> &
  Pick<typeof import('../../../contract/typed-numbers.ts'), 'holdsCode' | 'phoneIn'>;

/** The warning rules; null until loaded, which nothing waits for. */
export function useWarnings(): Warnings | null {
  const [rules, setRules] = useState<Warnings | null>(null);
  useEffect(() => {
    Promise.all([
      import('../../../contract/message-warnings.ts'),
      import('../../../contract/typed-numbers.ts'),
    ]).then(
      ([warnings, numbers]) => setRules({ ...warnings, ...numbers }),
      () => undefined,
    );
  }, []);
  return rules;
}

const keyOf = (id: number) => `message_warnings_hidden_${id}`;

/** Whether the user hid the warnings of a conversation on this device. */
export function areHidden(id: number): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

export function hide(id: number): void {
  try {
    localStorage.setItem(keyOf(id), '1');
  } catch {
    // Storage is full or blocked: they stay hidden while the page is open.
  }
}
