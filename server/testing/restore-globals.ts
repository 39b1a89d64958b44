import { afterAll, vi } from 'vitest';

/*
 * Vitest setup: test files of one worker share its process, so globals that a file replaced are restored before the
 * next begins.
 */

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
