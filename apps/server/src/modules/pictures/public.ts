export { lostPictures } from './lost-pictures.ts';
export { addTaken, forgetTaken, type TakenPicture, takePicture } from './store-picture.ts';
