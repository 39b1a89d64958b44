import { useEffect, useState } from 'react';
import { guessProduct, type ProductGuess } from '../../../../contract/product-guesses.ts';
import { useAppDispatch } from '../../../store.ts';

/** The pause in typing before a guess is requested. */
const pauseMs = 350;
const fewestLetters = 3;

/** The category that a title suggests; null until known. Optional: there is none while offline. */
export function useGuess(title: string): ProductGuess | null {
  const dispatch = useAppDispatch();
  const [guess, setGuess] = useState<ProductGuess | null>(null);
  const query = title.trim();
  useEffect(() => {
    if (query.length < fewestLetters) return setGuess(null);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      dispatch((_dispatch, _getState, { api }) =>
        api(guessProduct, { query: { title: query } }, { signal: stop.signal }),
      ).then(
        ({ data }) => !stop.signal.aborted && setGuess(data),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dispatch, query]);
  return guess;
}
