import { useState } from 'react';
import type { PostContact } from '../../contract/posts.ts';
import { ApiError } from '../api.ts';
import { type ContactFolder, useRevealContact } from '../state/reveal-contact.ts';

/** The pressed button, which is replaced by the contact details, as is its focus. */
export type ContactButton = 'phone' | 'email' | 'bar';

type State =
  | { status: 'hidden' | 'asking' }
  /** The server's message for the user; null without a response. */
  | { status: 'failed'; message: string | null }
  | { status: 'shown'; contact: PostContact };

export interface Contact {
  state: State;
  pressed: ContactButton | null;
  ask: (button: ContactButton) => void;
}

/** The contact details of the poster: hidden until requested, so that bots do not collect them. */
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
