import { useAppSelector } from '../../store.ts';

export default function SearchPage() {
  const found = useAppSelector((state) => state.business.searchData.data);
  return <h1>{found?.meta.business.total}</h1>;
}
