type AnnouncementProps = { readonly title: string; readonly line: string };

/** A temporary announcement of the brand. */
export function Announcement({ title, line }: AnnouncementProps) {
  return (
    <section aria-labelledby="words-title" className="page pt-10 md:pt-14">
      <div className="flex flex-col gap-2 rounded-xl bg-basil-wash px-6 py-7 text-basil-ink md:px-10 md:py-9">
        <h2 id="words-title" className="wrap-anywhere text-balance text-h2">
          {title}
        </h2>
        {line !== '' && <p className="wrap-anywhere max-w-2xl text-lead">{line}</p>}
      </div>
    </section>
  );
}
