-- Products of a request that were pasted wait for their photos and dimensions.

ALTER TABLE product_requests ADD COLUMN incompleto boolean NOT NULL DEFAULT false;
