/* The files of open data. Contains no schema, so that their page need not load any. */

export const openDatasets = ['businesses', 'events', 'neighborhoods'] as const;
export type OpenDataset = (typeof openDatasets)[number];

export const openFormats = ['geojson', 'csv', 'json'] as const;
export type OpenFormat = (typeof openFormats)[number];

export const openFilePath = (dataset: OpenDataset, format: OpenFormat): string =>
  `/open-data/${dataset}.${format}`;
