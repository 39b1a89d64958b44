import type { BoundProps } from '../plan-context.tsx';
import { TextField } from './TextField.tsx';

const longest = 254;

export function EmailField(bound: BoundProps) {
  const input = {
    type: 'email',
    dir: 'ltr',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
  } as const;
  return <TextField {...bound} max={longest} icon="mail" input={input} />;
}
