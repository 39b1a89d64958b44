import { type ComponentType, createContext, useContext } from 'react';
import type { WordKey } from '../i18n/words.ts';

export interface NewAlertProps {
  /** Path and query of the list, as its slice names it. */
  listKey: string;
  words?: WordKey;
  /** Whether it is the main action of its page. */
  isMain?: boolean;
}

/** The key of local storage for the alerts that were added in this browser. */
export const addedKey = 'alerts_added';

/** What pages without scripts render instead of dialogs and rows that change in place. */
export interface ScriptlessAlerts {
  /** The link of a list that leads to the form of a new alert. */
  Link: ComponentType<NewAlertProps>;
  /** The forms of `/alerts`. */
  Forms: ComponentType;
}

const ScriptlessContext = createContext<ScriptlessAlerts | null>(null);
/** Passes the parts of pages without scripts: on the server only, so that no browser loads them. */
export const ScriptlessAlertsProvider = ScriptlessContext.Provider;
/** The parts on the server; null in browsers. */
export const useScriptlessAlerts = (): ScriptlessAlerts | null => useContext(ScriptlessContext);
