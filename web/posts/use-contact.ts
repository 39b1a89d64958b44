import { useState } from 'react';
import type { PostContact } from '../../contract/posts.ts';
import { ApiError } from '../api.ts';
import { type ContactFolder, useRevealContact } from '../state/reveal-contact.ts';

/** The button that was pressed: what it asked for takes its place, and the focus. */
export type ContactButton = 'phone' | 'email' | 'bar';

type State =
  | { status: 'hidden' | 'asking' }
  /** What the server says to the person; null where nobody answered. */
  | { status: 'failed'; message: string | null }
  | { status: 'shown'; contact: PostContact };

export interface Contact {
  state: State;
  pressed: ContactButton | null;
  ask: (button: ContactButton) => void;
}

/** How the poster is reached: hidden until somebody asks, so that robots do not collect it. */
export function useContact(folder: ContactFolder, id: number): Contact {
  const reveal = useRevealContact();
  const [state, setState] = useState<State>({ status: 'hidden' });
  const [pressed, setPressed] = useState<ContactButton | null>(null);
  const ask = (button: ContactButton) => {
    if (state.status === 'asking') return;
    setPressed(button);
    setState({ status: 'asking' });
    reveal(folder, id).then(
      (contact) => setState({ status: 'shown', contact }),
      (error: unknown) => {
        const problem = error instanceof ApiError ? error.problem : null;
        setState({ status: 'failed', message: problem?.status ? problem.message : null });
      },
    );
  };
  return { state, pressed, ask };
}
