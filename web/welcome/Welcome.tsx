import { type ComponentType, useEffect, useState } from 'react';
import { limits } from '../../contract/limits.ts';

/**
 * Welcomes a visitor 60 seconds after the site was loaded, however many of its pages were opened since. All
 * of the welcome comes when it is time; where it cannot come, the page goes on as it is.
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
