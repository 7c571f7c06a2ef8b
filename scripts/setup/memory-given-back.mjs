/**
 * Encoding pictures takes large pieces of memory for moments. Left to itself, glibc learns from them to keep such pieces,
 * in one store per thread: 420 MB for good where 280 will do. Read only when a process begins, and by glibc alone.
 */
export const memoryGivenBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * What is young in the heap has two halves of so many megabytes: left to itself, Node lets them grow to 128 MB together, which
 * a process keeps for good after one busy minute. What is old is looked through whenever it has grown by so many per cent, and
 * not only when it is twice as large.
 */
export const smallHeap = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
