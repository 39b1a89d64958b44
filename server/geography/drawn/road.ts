export interface DrawnRoad {
  kind: 'highway' | 'major_road';
  /** As on signs. */
  name: string;
  isBridge: boolean;
  corners: string;
}

export const highway = (name: string, corners: string): DrawnRoad => ({
  kind: 'highway',
  name,
  isBridge: false,
  corners,
});
export const avenue = (name: string, corners: string): DrawnRoad => ({
  kind: 'major_road',
  name,
  isBridge: false,
  corners,
});
export const bridge = (kind: DrawnRoad['kind'], name: string, corners: string): DrawnRoad => ({
  kind,
  name,
  isBridge: true,
  corners,
});
