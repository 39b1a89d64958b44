import { RentalList } from '../../posts/rentals/RentalList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** Rentals that match a query, both sides in one list. */
export default function RentalsFoundPage() {
  const { keyword, ...found } = useFoundList('rent');
  return (
    <RentalList
      {...found}
      header={<ResultsHead type="rent" />}
      searched={{ keyword, nothing: <NothingFound type="rent" />, whyOf }}
    />
  );
}
