export {
  addShowProducts,
  type HeldShow,
  holdShowProduct,
  namesInShows,
  readShowProduct,
  saveShowProduct,
  showProduct,
  showProductProblems,
} from './shows/show-products.ts';
