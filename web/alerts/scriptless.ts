import { type ComponentType, createContext, useContext } from 'react';

/** What pages without scripts render instead of dialogs and rows that change in place. */
export interface ScriptlessAlerts {
  /** The link of a list that leads to the form of a new alert. @param listKey path and query of the list */
  Link: ComponentType<{ listKey: string }>;
  /** The forms of `/alerts`. */
  Forms: ComponentType;
}

const ScriptlessContext = createContext<ScriptlessAlerts | null>(null);
/** Passes the parts of pages without scripts: on the server only, so that no browser loads them. */
export const ScriptlessAlertsProvider = ScriptlessContext.Provider;
/** The parts on the server; null in browsers. */
export const useScriptlessAlerts = (): ScriptlessAlerts | null => useContext(ScriptlessContext);
