/** Version of the curated map; raised whenever a data file changes a result of the map. */
export const MAP_VERSION = 'tenure-map-1.13.0';
