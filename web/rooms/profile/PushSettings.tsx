import { useEffect, useState } from 'react';
import type { OwnPushTopics } from '../../../contract/push.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import * as noticeStyles from '../../member/notice.module.css';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { supportsNewsPush } from '../../third-party/news-push.ts';
import { chooseOwnTopics, readOwnTopics } from '../../third-party/own-push.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useToast } from '../../ui/Toasts.tsx';

const topics = ['messages', 'alerts'] as const;

/** The push notifications of this browser. Its permission prompt appears only after a switch was pressed. */
export function PushSettings() {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const key = useSite().thirdParties?.push;
  const [chosen, setChosen] = useState<OwnPushTopics | null>(null);
  const [isDenied, setDenied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => {
    if (!key || !supportsNewsPush()) return;
    readOwnTopics(call).then(setChosen, () => undefined);
  }, [key]);
  if (!key || !chosen) return null;
  const choose = async (topic: keyof OwnPushTopics, isOn: boolean) => {
    const before = chosen;
    setChosen({ ...chosen, [topic]: isOn });
    try {
      const now = await chooseOwnTopics(call, key, { ...before, [topic]: isOn });
      setDenied(now === null);
      setChosen(now ?? before);
    } catch {
      setChosen(before);
      toast({ kind: 'error', title: t('member:pushFailed') });
    }
  };
  return (
    <MemberSection id="push-title" title={t('member:push')} text={t('member:pushText')}>
      {isDenied && (
        <p className={noticeStyles.notice} role="status">
          <Icon name="warning" />
          {t('member:pushDenied')}
        </p>
      )}
      {topics.map((topic) => (
        <Switch
          key={topic}
          name={`push-${topic}`}
          label={t(`member:pushTopic.${topic}`)}
          checked={chosen[topic]}
          onChange={(isOn) => void choose(topic, isOn)}
        />
      ))}
    </MemberSection>
  );
}
