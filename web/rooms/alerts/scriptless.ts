import { type ComponentType, createContext, useContext } from 'react';
import type { AlertLink } from './alert-link.ts';

type Forms = ComponentType<{ link: AlertLink }>;

const FormsContext = createContext<Forms | null>(null);
/** Passes the forms for pages without scripts: on the server only, so that no browser loads them. */
export const AlertFormsProvider = FormsContext.Provider;
/** The forms on the server; null in browsers. */
export const useAlertForms = (): Forms | null => useContext(FormsContext);
