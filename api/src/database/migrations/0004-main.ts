import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE related_site (
      site_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      site_name text NOT NULL,
      url text NOT NULL,
      sort_order integer NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX related_site_list ON related_site (sort_order, site_no)`.execute(db);

  await sql`
    CREATE TABLE popup (
      popup_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      image_path text NOT NULL,
      web_link text NOT NULL DEFAULT '',
      top_location integer NOT NULL,
      left_location integer NOT NULL,
      start_date date NOT NULL,
      end_date date NOT NULL,
      CHECK (start_date <= end_date)
    )`.execute(db);
  await sql`CREATE INDEX popup_running ON popup (end_date, start_date)`.execute(db);

  await sql`
    CREATE TABLE home_banner (
      banner_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      place text NOT NULL CHECK (place IN ('top', 'bottom')),
      title text NOT NULL,
      description text NOT NULL,
      image_path text NOT NULL,
      url text NOT NULL DEFAULT '',
      sort_order integer NOT NULL,
      start_date date NOT NULL,
      end_date date NOT NULL,
      CHECK (start_date <= end_date)
    )`.execute(db);
  await sql`CREATE INDEX home_banner_running ON home_banner (place, end_date, start_date)`.execute(db);

  await sql`
    CREATE TABLE employee (
      employee_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      department text NOT NULL,
      position text NOT NULL,
      duty text NOT NULL,
      phone text NOT NULL DEFAULT '',
      image_path text NOT NULL DEFAULT '',
      sort_order integer NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX employee_list ON employee (sort_order, employee_no)`.execute(db);
  await sql`CREATE INDEX employee_department ON employee (department, sort_order, employee_no)`.execute(db);

  await sql`
    CREATE TABLE ad_banner (
      banner_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      site integer NOT NULL,
      position text NOT NULL CHECK (position IN ('Footer', 'Side')),
      size_type text NOT NULL CHECK (size_type IN ('L', 'S')),
      connect_type integer NOT NULL CHECK (connect_type IN (1, 2)),
      menu_type text,
      title text NOT NULL,
      image_path text NOT NULL,
      url text NOT NULL DEFAULT '',
      sort_order integer NOT NULL,
      start_date date NOT NULL,
      end_date date NOT NULL,
      CHECK (start_date <= end_date)
    )`.execute(db);
  await sql`CREATE INDEX ad_banner_place ON ad_banner (site, connect_type, position, size_type, menu_type, end_date)`.execute(
    db,
  );
}
