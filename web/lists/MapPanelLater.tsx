import { useRef } from 'react';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useNearComponent } from '../ui/use-near-component.ts';
import * as mapPanelStyles from './MapPanel.module.css';
import type { MapPanelProps } from './MapPanel.tsx';

const load = async () => (await import('./MapPanel.tsx')).MapPanel;

/** The place of the map beside the list. Where it is not seen, as on phones until it is asked for, nothing comes. */
export function MapPanelLater(props: MapPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const Panel = useNearComponent(place, load, '200px');
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
