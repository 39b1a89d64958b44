import { type ComponentType, useEffect, useState } from 'react';
import { limits } from '../../contract/limits.ts';

/**
 * Opens the welcome 60 seconds after the first page load, however many pages were opened since. All of its code
 * loads then; if that fails, the page is unaffected.
 */
export function Welcome() {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./WelcomeScreen.tsx').then(
        (module) => setScreen(() => module.default),
        () => undefined,
      );
    }, limits.welcomeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return Screen && <Screen />;
}
