/** A reading that was stored, changed or removed. */
export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row's id. */
  id: string;
  zodiac_sign: string;
  date: string;
  /** ISO 8601. */
  at: string;
}

export interface ChangeListener {
  onChange(change: RowChange): void;
  /** Changes may have been missed and won't be reported; later ones will be. */
  onGap(): void;
  /** From now on changes may be missed, until `onGap` is called. */
  onSilence(): void;
}

/** Reports every change from now on, whichever server made it. */
export interface ChangeSource {
  listen(listener: ChangeListener): Promise<void>;
  close(): Promise<void>;
}
