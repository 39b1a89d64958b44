import { type ComponentType, useRef } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { useSite } from '../site.tsx';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useNearComponent } from '../ui/use-near-component.ts';
import * as mapPanelStyles from './map/MapPanel.module.css';
import type { MapPanelProps } from './map/MapPanel.tsx';

async function load(lang: Lang): Promise<ComponentType<MapPanelProps>> {
  const [{ MapPanel }, { withLateWords }] = await Promise.all([
    import('./map/MapPanel.tsx'),
    import('../i18n/late-words.tsx'),
  ]);
  return withLateWords(lang, ['map'], MapPanel);
}

/** The container of the map beside the list. While hidden, as on phones until requested, nothing loads. */
export function MapPanelLater(props: MapPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lang } = useSite();
  const Panel = useNearComponent(place, () => load(lang), '200px');
  if (Panel) return <Panel {...props} />;
  return (
    <div
      ref={place}
      className={
        props.visible
          ? `${mapPanelStyles.panel} ${visibilityStyles.withScripts} ${mapPanelStyles.visible}`
          : `${mapPanelStyles.panel} ${visibilityStyles.withScripts}`
      }
    />
  );
}
