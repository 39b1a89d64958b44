import type { AppPromotion } from '../../../contract/content.ts';
import type { WelcomeScreen } from '../../../contract/entries.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { EditedKind } from '../../../contract/managed-content.ts';
import { InLanguage } from '../../back-office/ui/InLanguage.tsx';
import { useAppSelector } from '../../store.ts';
import { AppPanel } from '../../ui/AppPanel.tsx';
import { WelcomeCard } from '../../welcome/WelcomeCard.tsx';
import * as welcomeStyles from '../../welcome/welcome.module.css';

interface Props {
  kind: EditedKind;
  /** The content that guests would see. */
  data: unknown;
  lang: Lang;
}

const nothing = () => undefined;

/** Previews content that is not part of a server-rendered page: the welcome dialog, and the section of the app. */
export function PresentedPart({ kind, data, lang }: Props) {
  const name = useAppSelector((state) => state.settings.generalSettings.data?.name);
  if (kind === 'welcome')
    return (
      <InLanguage lang={lang} words={['welcome']}>
        <div className={welcomeStyles.dialog}>
          <WelcomeCard welcome={data as WelcomeScreen} onClose={nothing} onEnd={nothing} />
        </div>
      </InLanguage>
    );
  return (
    <InLanguage lang={lang} words={['home', 'layout', 'cards']}>
      <AppPanel data={data as AppPromotion} siteName={name ?? ''} places={[]} />
    </InLanguage>
  );
}
