/** The tables of `supabase/migrations` as supabase-js sees them. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      daily_horoscopes: Table<
        HoroscopeRow,
        Partial<HoroscopeRow> &
          Pick<
            HoroscopeRow,
            'zodiac_sign' | 'date' | 'title' | 'introduction' | 'sections' | 'lucky_elements'
          >
      >;
      daily_horoscopes_history: Table<HistoryRow, Omit<HistoryRow, 'id'>>;
      work_claims: Table<{ key: string; holder: string; until: string }>;
      stored_objects: Table<StoredObjectRow, Omit<StoredObjectRow, 'id'>>;
      profiles: Table<ProfileRow>;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

/** A table by its rows, and what a new row needs. */
type Table<Row, Insert = Row> = {
  Row: Row;
  Insert: Insert;
  Update: Partial<Row>;
  Relationships: [];
};

export type HoroscopeRow = {
  id: string;
  zodiac_sign: string;
  date: string;
  title: string;
  introduction: string;
  basis: string;
  sentence: string;
  sections: Json;
  lucky_elements: Json;
  source: string;
  sky: Json;
  checks: Json;
  writing: Json;
  published: boolean;
  last_change: Json;
  created_at: string;
  updated_at: string;
};

export type HistoryRow = {
  id: string;
  zodiac_sign: string;
  date: string;
  title: string;
  introduction: string;
  basis: string;
  sections: Json;
  lucky_elements: Json;
  source: string;
  published: boolean;
  withdrawn: boolean;
  reason: string;
  written_at: string;
  replaced_at: string;
};

export type StoredObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: Json;
  user_metadata: Json;
  created_at: string;
  updated_at: string;
  /** The bytes in base64. */
  content: string;
};

export type ProfileRow = {
  id: string;
  username: string;
  display_name: string;
  role: string;
  created_at: string;
};
