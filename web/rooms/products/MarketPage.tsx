import { marketPath, productsPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { MarketFront } from './MarketFront.tsx';

/** The marketplace: its main categories and new posts. */
export default function MarketPage() {
  const t = useWords();
  const section = useAppSelector((state) => state.settings.generalSettings.data?.services.market_place);
  const nav = useAppSelector((state) => state.market.marketNav.data);
  return (
    <MarketFront
      seed="products"
      title={section?.name ?? t('products:market')}
      text={section?.hint ?? t('products:marketHint')}
      categories={nav.filter(({ parentId }) => parentId === null)}
      hrefOf={({ id }) => marketPath(id)}
      newest={t('products:marketNewest')}
      all={{ href: productsPath(), words: t('products:allThings') }}
    />
  );
}
