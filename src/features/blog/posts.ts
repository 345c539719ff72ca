/** A post in the archive. */
export interface ArchivedPost {
  /** Path with the base URL, for example `/zh/blog/ceph`. */
  permalink: string;
  title: string;
  /** Day of publication, ISO 8601. */
  date: string;
}

/** A post in a list of posts. */
export interface ListedPost extends ArchivedPost {
  /** First paragraph without markup. */
  opening: string;
  /** Minutes. */
  readingTime: number;
}
