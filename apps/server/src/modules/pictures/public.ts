export { lostPictures } from './lost-pictures.ts';
export { faceOf, pictureProblems, readPageLogo, readPicturesOf } from './queries.ts';
export { type Face, showFace, showPictures } from './store.ts';
export { addTaken, forgetTaken, type TakenPicture, takePicture } from './store-picture.ts';
