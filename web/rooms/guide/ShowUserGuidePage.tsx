import { ArticlePage } from '../../articles/ArticlePage.tsx';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { guidePlace } from './place.ts';

export default function ShowUserGuidePage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.home.guide);
  return (
    <ArticlePage place={guidePlace} article={data} status={status} related="content:relatedGuides" steps>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
        onClick={() => window.print()}
      >
        <Icon name="page" />
        {t('content:print')}
      </button>
    </ArticlePage>
  );
}
