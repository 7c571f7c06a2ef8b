export { readKnownPictures, readPicturesOf } from './queries.ts';
export { showPictures } from './store.ts';
