-- Networks from which an account was signed in to: whoever guesses its password elsewhere does not keep its owner out there.

CREATE TABLE known_networks (
  key text PRIMARY KEY, -- HMAC of account and address, see areas/session/knownNetworks.ts
  seen_at timestamptz(3) NOT NULL
);
--> statement
CREATE INDEX known_networks_by_age ON known_networks (seen_at);
