export { faceOf, pictureProblems, readPageLogo, readPicturesOf } from './queries.ts';
export { type Face, showFace, showPictures } from './store.ts';
